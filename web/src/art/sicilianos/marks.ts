/** Small signs on a box of 24 that say what a card can do. */
export const SHIELD = 'M12 1.5 21.5 5v7c0 5.5-4 9-9.5 11C6.5 21 2.5 17.5 2.5 12V5Z'
export const COAT = 'M9 2 3 5 1 20l4 1 1-7v8h5.2V8ZM15 2l6 3 2 15-4 1-1-7v8h-5.2V8Z'
