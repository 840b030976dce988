/** The element id of a line, without white space. Entry ids contain the characters of an address. */
export const lineId = (list: string, id: string) => `${list}${id.replace(/\s+/g, '_')}`;
