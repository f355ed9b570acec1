"""A Job is executed, step by step; a step at which somebody is asked is a phase and has a file of its own."""
