/** IC for Il Contabile, N for Nonna 2. */
export const initialsOf = (name: string): string => (name.match(/(?<=^| )\p{L}/gu) ?? [...name]).slice(0, 2).join('')
