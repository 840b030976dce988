/** A comment, a script or style with its content, or the start of a tag with its attributes, as HTML reads them. */
const markup =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(script|style)(?=[\s/>])[\s\S]*?(?:<\/\1(?=[\s/>])[^>]*>?|$)|<[a-z][^\s/>]*(?:[\s/]+|=?[^\s/>=]+(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?)*/gi;
const attribute = /([\s/]*)(=?[^\s/>=]+)(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>"'][^\s>]*)?)?/g;
const blocked = /^(?:style$|on)/i;

/**
 * Removes what the policy blocks and reports as soon as a parser sees it, even in an inert document: styles
 * and handlers, which editors write. It protects nothing. The sanitiser does, and runs after it.
 */
export const dropBlockedParts = (html: string): string =>
  html.replace(markup, (part: string, whole?: string) => {
    if (whole !== undefined || part.startsWith('<!--')) return '';
    return part.replace(attribute, (text, gap: string, name: string) => (blocked.test(name) ? gap : text));
  });
