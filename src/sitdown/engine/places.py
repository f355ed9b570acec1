"""Places with memory: for games whose players know more of a hidden card than "seen or not".

Where backs show a suit, everybody can point at a card and follow it, until somebody takes one of several in secret.
Then a watcher only knows that what he knew lies in one of some places. `Places` keeps that for every watcher: for each
face the set of places (tokens) where it may be. A group is a set of faces with the same back, as many as its tokens;
faces never leave their group.

Tokens are names that everybody could give: when a card is taken in secret out of several, the name that goes is chosen
by a public rule and the faces move among the names, so that a token's number never tells anything.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.rng import Rng

LARGEST: Final = 11  # tokens in a group
BITS_IN: Final = vec[i64]([bin(mask).count("1") for mask in range(2**LARGEST)])
LOWEST_IN: Final = vec[i64]([(mask & -mask).bit_length() - 1 for mask in range(2**LARGEST)])


class Places:
    """The faces of all tokens, and what each watcher knows of them: the seats, and the onlooker as the last.

    Sets of places are bits within a group; token `group * size + i` and face `group * size + j` belong together.
    """

    def __init__(
        self, groups: i64, size: i64, watchers: i64, face: vec[i64], token: vec[i64], seen: vec[i64], may: vec[i64]
    ) -> None:
        self.groups: i64 = groups
        self.size: i64 = size
        self.watchers: i64 = watchers
        self.face: vec[i64] = face  # by token
        self.token: vec[i64] = token  # by face
        self.seen: vec[i64] = seen  # by token: bits of the watchers who, as everybody knows, can say what it is
        self.may: vec[i64] = may  # by watcher and face: where it may be, as bits of its group
        self.untried: i64 = 0  # while faces make way

    @staticmethod
    def fresh(groups: int, size: int, watchers: int) -> Places:
        """Every face on the token of its number, known to nobody: shuffle it."""
        tokens = groups * size
        order = vec[i64](list(range(tokens)))
        anywhere = vec[i64]([2**size - 1] * (watchers * tokens))
        return Places(groups, size, watchers, order, order[:], vec[i64]([0] * tokens), anywhere)

    def for_watchers(self, watchers: i64) -> Places:
        """A copy for so many of the watchers: quicker than a fresh one."""
        may = self.may[: watchers * self.groups * self.size]
        return Places(self.groups, self.size, watchers, self.face[:], self.token[:], self.seen[:], may)

    def __repr__(self) -> str:
        return f"<Places: {self.groups} groups of {self.size} for {self.watchers} watchers>"

    def __reduce__(self) -> tuple[object, ...]:
        return Places, (self.groups, self.size, self.watchers, self.face, self.token, self.seen, self.may)

    def clone(self) -> Places:
        return Places(self.groups, self.size, self.watchers, self.face[:], self.token[:], self.seen[:], self.may[:])

    # -- asking ---------------------------------------------------------------------------------------------------

    def watcher_of(self, seat: int | None) -> int:
        return self.watchers - 1 if seat is None else seat

    def knows(self, watcher: i64, token: i64) -> bool:
        """Can the watcher say what this card is?"""
        place = token % self.size
        return self.may[watcher * self.groups * self.size + self.face[token]] == BIT[place]

    def known_to(self, seat: int | None, token: int) -> bool:
        """The same question for a seat or an onlooker (None)."""
        return self.knows(self.watcher_of(seat), token)

    def faces_on(self, group: i64, places: i64) -> i64:
        """The faces that lie on these places, as bits of the group."""
        base = group * self.size
        face = self.face
        faces: i64 = 0
        while places != 0:
            faces |= BIT[face[base + LOWEST_IN[places]] - base]
            places &= places - 1
        return faces

    def surely_on(self, seat: int | None, group: int, places: int) -> list[int]:
        """The faces of which a seat or an onlooker can say that they lie on these places, whichever lies where."""
        first = (self.watcher_of(seat) * self.groups + group) * self.size
        return [group * self.size + i for i in range(self.size) if self.may[first + i] & ~places == 0]

    # -- chance ---------------------------------------------------------------------------------------------------

    def shuffle(self, group: i64, places: i64, rng: Rng) -> None:
        """Shuffle the faces on these places of a group. Nobody can follow them."""
        base = group * self.size
        last: i64 = self.size - 1
        while last > 0:
            if places & BIT[last] != 0:
                below = places & (BIT[last + 1] - 1)
                choice = rng.below(BITS_IN[below])
                while choice > 0:
                    below &= below - 1
                    choice -= 1
                self.swap(base + last, base + LOWEST_IN[below])
            last -= 1

    def swap(self, one: i64, other: i64) -> None:
        """Two tokens change faces; what watchers know of it is the caller's business."""
        face = self.face[one]
        self.face[one] = self.face[other]
        self.face[other] = face
        self.token[self.face[one]] = one
        self.token[face] = other

    def renew(self, row: vec[i64], first: i64, n: i64, rng: Rng) -> None:
        """Shuffle, in the row `row[first : first + n]` of one group, faces that no watcher can tell apart: to each of
        them they may lie on the same places. So nobody's knowledge changes."""
        last: i64 = n - 1
        while last > 0:
            alike = [i for i in range(last + 1) if self._are_alike(row[first + i], row[first + last])]
            self.swap(row[first + alike[rng.below(len(alike))]], row[first + last])
            last -= 1

    def _are_alike(self, one: i64, other: i64) -> bool:
        """May the faces of both tokens lie on the same places, for all watchers?"""
        faces = self.groups * self.size
        watcher: i64 = 0
        while watcher < self.watchers:
            if self.may[watcher * faces + self.face[one]] != self.may[watcher * faces + self.face[other]]:
                return False
            watcher += 1
        return True

    # -- learning and losing track --------------------------------------------------------------------------------

    def see(self, watcher: i64, token: i64) -> None:
        """The watcher looks at a card."""
        self._learn(watcher, token, token // self.size)
        self.seen[token] = self.seen[token] | BIT[watcher]

    def see_all(self, token: i64) -> None:
        """The card is turned up."""
        group = token // self.size
        watcher: i64 = 0
        while watcher < self.watchers:
            self._learn(watcher, token, group)
            watcher += 1
        self.seen[token] = self.seen[token] | (BIT[self.watchers] - 1)

    def _learn(self, watcher: i64, token: i64, group: i64) -> None:
        """The watcher knows from now on where the face of this card lies, and that no other lies there."""
        size = self.size
        bit = BIT[token - group * size]
        first = (watcher * self.groups + group) * size
        place = first + self.face[token] - group * size
        may = self.may
        if may[place] != bit or self.seen[token] & BIT[watcher] == 0:  # concluded only: others may still claim it
            rest = ~bit
            i: i64 = first
            end = first + size
            while i < end:
                may[i] = may[i] & rest
                i += 1
            may[place] = bit

    def see_places(self, watcher: i64, group: i64, places: i64) -> None:
        """The watcher looks at all cards on these places, one by one."""
        while places != 0:
            self.see(watcher, group * self.size + LOWEST_IN[places])
            places &= places - 1

    def see_as_a_set(self, watcher: i64, group: i64, places: i64) -> None:
        """The watcher learns which faces lie on these places, but not which lies where."""
        first = (watcher * self.groups + group) * self.size
        i: i64 = 0
        while i < self.size:
            here = places & BIT[self.token[group * self.size + i] - group * self.size] != 0
            self.may[first + i] = self.may[first + i] & places if here else self.may[first + i] & ~places
            i += 1

    def mix(self, group: i64, places: i64, blind: i64) -> None:
        """Somebody chose in secret among these places: for the blind (bits of watchers) each may now be any other."""
        if places & (places - 1) == 0:
            return  # with one card there is nothing to choose
        may = self.may
        size = self.size
        watcher: i64 = 0
        while watcher < self.watchers:
            if blind & BIT[watcher] != 0:
                i: i64 = (watcher * self.groups + group) * size
                end = i + size
                while i < end:
                    if may[i] & places != 0:
                        may[i] = may[i] | places
                    i += 1
            watcher += 1
        self.lose_sight(group, places, blind)

    def slip_out(self, row: vec[i64], first: i64, n: i64, token: i64, blind: i64) -> None:
        """Somebody takes a card in secret out of a row that has an order; the cards before it move up one place.

        The row is `row[first : first + n]`. The name that leaves it is that of its first place, which now names the
        card taken; the caller takes it out of the row. For the blind every card of the row may be where it was, one
        place up, or taken.
        """
        taken = self.face[token]
        place = first
        while row[place] != token:
            place += 1
        while place > first:
            self.face[row[place]] = self.face[row[place - 1]]
            self.token[self.face[row[place]]] = row[place]
            place -= 1
        self.face[row[first]] = taken
        self.token[taken] = row[first]
        if n > 1:
            self.blur_row(row, first, n, blind)

    def blur_row(self, row: vec[i64], first: i64, n: i64, blind: i64) -> None:
        group = row[first] // self.size
        base = group * self.size
        gone = BIT[row[first] - base]
        whole: i64 = 0
        k: i64 = 0
        while k < n:
            whole |= BIT[row[first + k] - base]
            k += 1
        may = self.may
        watcher: i64 = 0
        while watcher < self.watchers:
            if blind & BIT[watcher] != 0:
                i: i64 = (watcher * self.groups + group) * self.size
                end = i + self.size
                while i < end:
                    before = may[i]
                    if before & whole != 0:
                        after = before | gone
                        k = 0
                        while k + 1 < n:
                            if before & BIT[row[first + k] - base] != 0:
                                after |= BIT[row[first + k + 1] - base]
                            k += 1
                        may[i] = after
                    i += 1
            watcher += 1
        self.lose_sight(group, whole, blind)

    def lose_sight(self, group: i64, places: i64, blind: i64) -> None:
        while places != 0:
            token = group * self.size + LOWEST_IN[places]
            self.seen[token] = self.seen[token] & ~blind
            places &= places - 1

    # -- imagining ------------------------------------------------------------------------------------------------

    def imagine(self, watcher: i64, rng: Rng) -> None:
        """Deal all faces anew within what this watcher knows; the others know what everybody can tell they know."""
        group: i64 = 0
        while group < self.groups:
            self.deal_group(watcher, group, rng)
            group += 1
        other: i64 = 0
        while other < self.watchers:
            if other != watcher:
                self.know_what_was_seen(other)
            other += 1

    def deal_group(self, watcher: i64, group: i64, rng: Rng) -> None:
        """Give each face of a group one of its places at random, the most bound face first.

        The faces always lie so that all fit: what comes into the way of a choice moves on, or the choice was none. So
        it takes a few steps however tangled the knowledge is, and the truth it starts from tells nothing.
        """
        first = (watcher * self.groups + group) * self.size
        base = group * self.size
        faces: i64 = BIT[self.size] - 1
        places: i64 = faces
        while faces != 0:
            bound = self.most_bound(first, faces, places)
            options = self.may[first + bound] & places
            while True:
                choice = rng.below(BITS_IN[options])
                bits = options
                while choice > 0:
                    bits &= bits - 1
                    choice -= 1
                place = LOWEST_IN[bits]
                if self.move(first, base, bound, place, places):
                    break
                options &= ~BIT[place]
            faces &= ~BIT[bound]
            places &= ~BIT[place]

    def most_bound(self, first: i64, faces: i64, places: i64) -> i64:
        """The face with the fewest of these places to lie on."""
        bound: i64 = -1
        fewest: i64 = self.size + 1
        while faces != 0:
            i = LOWEST_IN[faces]
            ways = BITS_IN[self.may[first + i] & places]
            if ways < fewest:
                fewest = ways
                bound = i
            faces &= faces - 1
        return bound

    def move(self, first: i64, base: i64, i: i64, place: i64, places: i64) -> bool:
        """Put the face on this place if the faces in its way fit elsewhere among these places; else leave it all."""
        left = self.token[base + i] - base
        if left == place:
            return True
        self.untried = places & ~BIT[place] & ~BIT[left]
        if not self.make_way(first, base, self.face[base + place] - base, left):
            return False
        self.put(base + i, base + place)
        return True

    def make_way(self, first: i64, base: i64, i: i64, empty: i64) -> bool:
        """Move the face to the empty place, or to another one whose face can make way."""
        if self.may[first + i] & BIT[empty] != 0:
            self.put(base + i, base + empty)
            return True
        options = self.may[first + i] & self.untried
        while options != 0:
            place = LOWEST_IN[options]
            self.untried &= ~BIT[place]
            if self.make_way(first, base, self.face[base + place] - base, empty):
                self.put(base + i, base + place)
                return True
            options = self.may[first + i] & self.untried
        return False

    def put(self, face: i64, token: i64) -> None:
        self.face[token] = face
        self.token[face] = token

    def know_what_was_seen(self, watcher: i64) -> None:
        """Exactly what the watcher has seen, and of the rest only that it is the rest."""
        group: i64 = 0
        while group < self.groups:
            base = group * self.size
            unseen: i64 = 0
            i: i64 = 0
            while i < self.size:
                if self.seen[base + i] & BIT[watcher] == 0:
                    unseen |= BIT[i]
                i += 1
            first = (watcher * self.groups + group) * self.size
            i = 0
            while i < self.size:
                place = self.token[base + i] - base
                self.may[first + i] = unseen if unseen & BIT[place] != 0 else BIT[place]
                i += 1
            group += 1
