import { geistFiles } from './fonts';

/**
 * Sets another page of this origin in Geist. That page asks for nothing: the files come from this one, which has them
 * already. Where they don't come, the stand-in stays.
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
