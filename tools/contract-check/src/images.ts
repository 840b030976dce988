import { toAnswer } from '@portal/api';
import { isNode } from '@portal/contract/bundle';
import { imageUrl } from '@portal/portal-core/fromApi/images';
import { parseImageName } from '../../../apps/portal/src/areas/tickets/tickets.mappers';
import type { BackEnd, Reply } from './backEnd';
import { toFindings, type Finding } from './finding';

/** The first bytes of PNG, JPEG, GIF and WebP. */
const beginnings = ['89504e47', 'ffd8ff', '47494638', '52494646'];

const isImage = (bytes: Uint8Array): boolean => {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex');
  return beginnings.some((one) => start.startsWith(one));
};

/** Judges an image by its bytes, because a browser does. */
export const judgeImage = (about: string, screen: string, { status, bytes }: Reply): Finding[] =>
  toFindings(about, `${screen} shows the image.`, [
    (status !== 200 || !isImage(bytes)) && [
      'lost',
      `${screen} shows a placeholder: ${status} with ${bytes.length} bytes that are no PNG, JPEG, GIF or WebP.`,
    ],
  ]);

/** A message's image: the answer, or the image that its JSON names (D134). */
export async function askNamedImage(backEnd: BackEnd, answer: Reply): Promise<Reply> {
  const name = answer.status === 200 ? parseImageName(toAnswer(answer.body)) : '';
  const address = imageUrl(`${backEnd.address}/images`, name);
  return address === undefined ? answer : backEnd.ask(address.slice(backEnd.address.length));
}

/** The addresses of images in what a screen got. */
function listImages(shown: unknown, folder: string): string[] {
  if (typeof shown === 'string') return shown.startsWith(folder) ? [shown] : [];
  return isNode(shown) ? Object.values(shown).flatMap((value) => listImages(value, folder)) : [];
}

/** Fetches the first image of each call that names some. */
export async function judgeImages(backEnd: BackEnd, shown: ReadonlyMap<string, object>): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [path, screen] of shown) {
    const [image] = listImages(screen, `${backEnd.address}/images/`);
    if (image === undefined) continue;
    const name = image.slice(backEnd.address.length);
    found.push(...judgeImage(`GET ${name}`, `The screen of ${path}`, await backEnd.ask(name)));
  }
  return found;
}
