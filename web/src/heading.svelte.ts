interface Heading {
  /** For the window, and for screen readers when the page changes. */
  title: string
  /** For the line beside the name of the house: the game's title and the round. */
  beside: string
}

/** What the page that is open says of itself. */
export const heading = $state<Heading>({ title: '', beside: '' })

/** Called by a page while it is set up: `headed(() => ({ title: t('rules') }))`. Follows what it reads. */
export function headed(says: () => { title: string; beside?: string }): void {
  $effect(() => {
    const { title, beside = '' } = says()
    Object.assign(heading, { title, beside })
    return () => Object.assign(heading, { title: '', beside: '' })
  })
}
