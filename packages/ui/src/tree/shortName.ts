/** How many characters of a name stand under a node. */
const most = 12;

/** A name that fits between two nodes; the card and the outline have the whole one. */
export function shortName(name: string): string {
  const characters = Array.from(name);
  return characters.length <= most ? name : `${characters.slice(0, most - 1).join('')}…`;
}
