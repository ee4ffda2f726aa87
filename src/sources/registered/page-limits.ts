/** Length of the start of a page that is searched for signs of walls, in UTF-16 units. */
export const maxSearched = 65_536
/** Length up to which all of a page counts. Longer pages have the texts of the whole site in their scripts. */
export const maxShortPage = 32_768
