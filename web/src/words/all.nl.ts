/** Every file of words in this language: nl.ftl, and <part>.nl.ftl of each part of the page. */
const files = import.meta.glob<string>(['./nl.ftl', './*.nl.ftl'], { query: '?raw', import: 'default', eager: true })

export default Object.values(files)
