export const help = (text: string, rule?: string | null) => ({
  'data-help': text,
  ...(rule ? { 'data-rule': rule } : {}),
})
