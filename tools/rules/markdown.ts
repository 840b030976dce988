/** Removes a document's code blocks and spans, which contain no links or headings. */
const withoutCode = (text: string): string =>
  text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '').replaceAll(/`[^`\n]*`/g, 'code');

/** Returns a document's links inside the repository, without those to sites and to Storybook's own pages. */
export const linksIn = (text: string): string[] =>
  [...withoutCode(text).matchAll(/\]\(([^()\s]+)(?:\s"[^"]*")?\)|^\[[^\]]+\]:\s*(\S+)/gm)]
    .map(([, inline, named]) => inline ?? named ?? '')
    .filter((link) => !/^([a-z]+:|\?)/.test(link));

/** Returns the files that a document names in code spans, such as `tools/requirements/areas.ts`, without patterns and variables. */
export const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@./-]+\.(?:[cm]?[jt]sx?|mdx?|ya?ml|tsv|html|json|sql))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^X[A-Z]|^\.\w+$/.test(name));

const toSlug = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Returns the anchors of a document's headings, as GitHub creates them. A repeated heading gets `-1` and so on. */
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
