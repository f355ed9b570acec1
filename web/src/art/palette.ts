/** The house colours come from the theme; these are the shades that only pictures need. */
export const ink = 'var(--ink)'
export const night = 'var(--night)'
export const mahogany = 'var(--mahogany)'
export const felt = 'var(--felt)'
export const brass = 'var(--brass)'
export const brassLight = 'var(--brass-light)'
export const paper = 'var(--paper)'
export const smoke = 'var(--smoke)'
export const blood = 'var(--blood)'

export const coal = '#0d0b0a'
export const bone = '#fbf4e2'
export const steel = '#8d98a0'
export const slate = '#39434d'
export const wood = '#8a5a34'
export const bill = '#b9c7a0'
export const billInk = '#2f4a33'

export const seatColour = (seat: number) => `var(--seat-${seat})`

/** What is drawn upon a seat's colour. */
export const onSeat = (seat: number) => `var(--on-seat-${seat})`
