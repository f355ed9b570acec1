# What every lesson may have to say. The same keys stand in nl.ftl.

you = you
not-asked = That is allowed, but it is not what we are after just now. Do what the step asks.
only-talk = Nothing to do yet: read on first.
finished = The lesson is over. Nothing more has to be done.
no-such = There is no such choice.
against-rule = The rules do not allow that.
