declare global {
  /**
   * Puts an operator's words or another language in the place of ours. It is there before any catalogue is, or not at
   * all: then every text is ours, and nothing is spent on it (ADR 26).
   */
  var portalWording: (<Own extends object>(name: string, own: Own) => Own) | undefined;
}

/**
 * The texts of one catalogue, as members read them. Another text takes a place by the catalogue's name, which is that
 * of its constant, and the text's key: `withdrawMessages.next`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const defineMessages = <const Own extends object>(name: string, own: Own): Own =>
  globalThis.portalWording?.(name, own) ?? own;
