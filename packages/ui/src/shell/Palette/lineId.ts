/** The id of a line's element. Ids of entries hold characters that an address has, and none of white space is kept. */
export const lineId = (list: string, id: string) => `${list}${id.replace(/\s+/g, '_')}`;
