/** What a page says of itself: `title` for the window and for screen readers, `beside` for the line beside the name. */
export const heading = $state({ title: '', beside: '' })
