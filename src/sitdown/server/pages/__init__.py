"""What browsers are given to read: the built pages, rules, options, the API's own page, and their policy."""
