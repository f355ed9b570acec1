/** Every file of words in this language: en.ftl, and <part>.en.ftl of each part of the page. */
const files = import.meta.glob<string>(['./en.ftl', './*.en.ftl'], { query: '?raw', import: 'default', eager: true })

export default Object.values(files)
