const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the content of an HTML element, for the body of a notification. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => entities[character] ?? '');
