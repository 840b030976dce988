/** A document without its blocks and spans of code, in which nothing is a link or a heading. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '').replaceAll(/`[^`\n]*`/g, 'code');

/** Where a document's links lead inside the repository, without those to sites and to Storybook's own pages. */
export const linksIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^()\s]+)(?:\s"[^"]*")?\)|^\[[^\]]+\]:\s*(\S+)/gm)]
    .map(([, inline, named]) => inline ?? named ?? '')
    .filter((link) => !/^([a-z]+:|\?)/.test(link));

/** The files that a document names in spans of code, such as `checks/areas.ts`, without patterns and variables. */
export const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@./-]+\.(?:[cm]?[jt]sx?|mdx?|ya?ml|tsv|html|json|sql))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^X[A-Z]|^\.\w+$/.test(name));

const toSlug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** The anchors of a document's headings, as GitHub makes them. A repeated heading gets `-1` and so on. */
export function anchorsIn(text: string): string[] {
  const seen = new Map<string, number>();
  const blocks = text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '');
  return [...blocks.matchAll(/^#{1,6}\s+(.+?)\s*$/gm)].map(([, heading = '']) => {
    const slug = toSlug(heading);
    const before = seen.get(slug) ?? 0;
    seen.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
}
