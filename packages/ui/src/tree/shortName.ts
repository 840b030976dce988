/** The most characters of a name under a node. */
const mostUnder = 12;

/**
 * A name that fits between two nodes, or into `most` characters. The card and the outline show the full name.
 */
export function shortName(name: string, most = mostUnder): string {
  const characters = Array.from(name);
  return characters.length <= most ? name : `${characters.slice(0, most - 1).join('')}…`;
}
