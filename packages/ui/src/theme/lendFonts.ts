import { geistFiles } from './fonts';

/**
 * Adds Geist to another page of this origin without any request there, because this page has already loaded
 * the files. Without them the fallback font stays.
 */
export async function lendFonts({ defaultView, fonts }: Document): Promise<void> {
  if (!defaultView) return;
  const { FontFace } = defaultView;
  const lend = async ({ url, range }: (typeof geistFiles)[number]) => {
    const answer = await fetch(url);
    if (!answer.ok) return;
    const face = new FontFace('Geist', await answer.arrayBuffer(), {
      weight: '100 900',
      unicodeRange: range,
    });
    fonts.add(await face.load());
  };
  await Promise.allSettled(geistFiles.map(lend));
}
