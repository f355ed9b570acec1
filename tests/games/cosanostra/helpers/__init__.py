"""What the tests of La Cosa Nostra share: positions, bargains, random plays, the invariant."""
