"""A hint in words, as people at a table read it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from sitdown.engine import Appraisal, Game
from sitdown.engine.say_reader import capital
from sitdown.engine.words import Words, words_of
from sitdown.teach.hint import Choice, Hint
from sitdown.teach.reasons import RESULT, SAME, Reason

WHOLE = 10.0  # from this on an amount is said without a decimal


class ToldChoice(NamedTuple):
    """A choice of a hint in words."""

    choice: str
    fate: str  # in how many worlds it was best; "" if nothing was compared
    why: str  # "" where there is nothing to say
    deal: str  # what it is worth to both sides and what would be fair; "" if it is no deal


def say_hint(hint: Hint, lang: str, names: list[str] | None = None) -> list[str]:
    """A line for each choice; `names` are the players, where they are known."""
    words = teach_words(lang)
    told = tell_choices(hint, lang, names)
    if hint.only:
        return [_with_deal(words.say("hint-only", choice=told[0].choice), told[0], words)]
    if len(told) == 1:
        return [_with_deal(words.say("hint-alone", choice=told[0].choice), told[0], words)]
    return [_say_line(number, one, words) for number, one in enumerate(told, 1)]


def tell_choices(hint: Hint, lang: str, names: list[str] | None = None) -> list[ToldChoice]:
    """The choices in their order, for a page that sets the parts of a line apart."""
    words = teach_words(lang)
    return [
        ToldChoice(
            _say_choice(choice, hint.game, words, names),
            _say_fate(choice, hint.worlds, words) if hint.worlds else "",
            say_reasons(choice.reasons, hint.game, lang),
            _say_appraisal(choice, hint.game, words, names),
        )
        for choice in hint.choices
    ]


def teach_words(lang: str) -> Words:
    """What hints and analyses say, beside the words of the game."""
    return words_of(str(Path(__file__).parent), lang)


def _say_line(number: int, told: ToldChoice, words: Words) -> str:
    if not told.fate:
        return _with_deal(words.say("hint-untried", number=str(number), choice=told.choice), told, words)
    fate = "; ".join(part for part in (told.fate, told.why, told.deal) if part)
    return words.say("hint-line", number=str(number), choice=told.choice, fate=fate)


def _with_deal(line: str, told: ToldChoice, words: Words) -> str:
    return words.say("hint-deal", line=line, deal=capital(told.deal)) if told.deal else line


def _say_fate(choice: Choice, worlds: int, words: Words) -> str:
    best = words.say("hint-best", share=percent(choice.best, worlds), worlds=worlds)
    return f"{best} {words.say('hint-level', share=percent(choice.level, worlds))}" if choice.level else best


def _say_choice(choice: Choice, game: Game, words: Words, names: list[str] | None) -> str:
    """Its parts one after the other, each as it is said at its own moment; who makes a deal says all that was written
    before."""
    said = ""
    first = 0 if choice.deal is None else choice.deal.part
    for view, action in zip(choice.chain.views[first:], choice.actions[first:], strict=True):
        part = game.say_action(view if names is None else {**view, "names": names}, action, words.lang)
        said = words.say("hint-then", first=said, next=part) if said else part
    return said


def say_reasons(reasons: list[Reason], game: Game, lang: str) -> str:
    """Why, in a few words; empty where there is no reason."""
    words = teach_words(lang)
    said = [_say_reason(reason, game, words) for reason in reasons]
    return words.say("reason-but", reason=said[0], other=said[1]) if len(said) > 1 else "".join(said)


def _say_reason(reason: Reason, game: Game, words: Words) -> str:
    if reason.aspect == SAME:
        return words.say("reason-same")
    key = f"reason-{reason.aspect}-{'more' if reason.amount > 0.0 else 'less'}"
    if reason.aspect == RESULT:
        return words.say(key)
    return words_of(game.folder, words.lang).say(key, amount=rounded(abs(reason.amount)))


def _say_appraisal(choice: Choice, game: Game, words: Words, names: list[str] | None) -> str:
    """ "worth about 3k to you and about 2k to Rosa; paying about 4k would be fair"; empty if it is no deal."""
    if choice.deal is None:
        return ""
    deal = choice.deal.appraisal
    name = names[deal.other] if names else words.say("appraisal-seat", number=str(deal.other + 1))
    mine, theirs = (_say_amount(gain, game, words) for gain in (deal.mine, deal.theirs))
    you, them = _sign(deal.mine), _sign(deal.theirs)
    again = f"{them}-too" if them == you else them
    worth = words.say(
        "appraisal-worth",
        you=words.say(f"appraisal-you-{you}", amount=mine),
        other=words.say(f"appraisal-other-{again}", amount=theirs, name=name),
    )
    fair = _say_fair(deal, game, words)
    return words.say("appraisal", worth=worth, fair=fair) if fair else worth


def _say_fair(deal: Appraisal, game: Game, words: Words) -> str:
    """Empty where nothing but money changes hands."""
    if deal.fair is None:
        return "" if _sign(deal.mine + deal.theirs) == "even" else words.say("appraisal-fair-never")
    if _sign(deal.fair - deal.money) == "even":
        return words.say("appraisal-fair-so")
    return words.say(f"appraisal-fair-{_sign(deal.fair)}", amount=_say_amount(deal.fair, game, words))


def _sign(amount: float) -> str:
    if rounded(abs(amount)) == 0:
        return "even"
    return "gain" if amount > 0.0 else "loss"


def _say_amount(amount: float, game: Game, words: Words) -> str:
    return words_of(game.folder, words.lang).say("appraisal-amount", amount=rounded(abs(amount)))


def rounded(amount: float) -> int | float:
    """As far as it means something to people: 0.4, 3.5, 12."""
    tenths = round(amount, 1)
    return round(amount) if amount >= WHOLE or tenths == int(tenths) else tenths


def percent(part: float, whole: float) -> int:
    """Neither 0 nor 100 unless it is all or nothing."""
    share = round(100 * part / whole)
    if share == 0 and part:
        return 1
    return 99 if share == 100 and part < whole else share
