import { defineMessages } from '../../text/defineMessages';

/** Our own words around several images. */
export const imagesMessages = defineMessages('imagesMessages', {
  hint: ({ max }: { max: number }) =>
    `Up to ${max} PNG or JPEG images, 2 MB each. You can paste them too, and we’ll shrink larger photos.`,
  tooMany: ({ max, skipped }: { max: number; skipped: number }) =>
    `You can add up to ${max} images. ${skipped === 1 ? 'One wasn’t' : `${skipped} weren’t`} added.`,
  chosen: 'Chosen images',
  count: ({ count }: { count: number }) => (count === 1 ? '1 image' : `${count} images`),
  notReady: 'We’re still preparing an image.',
});
