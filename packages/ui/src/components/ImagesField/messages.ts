import { defineMessages } from '../../text/defineMessages';

/** Our own words around several images. */
export const imagesMessages = defineMessages('imagesMessages', {
  hint: (most: number) =>
    `Up to ${most} PNG or JPEG images, 2 MB each. Drop, choose or paste them, and we’ll shrink larger photos.`,
  tooMany: (most: number, left: number) =>
    `You can add up to ${most} images. ${left === 1 ? 'One wasn’t' : `${left} weren’t`} added.`,
  chosen: 'Chosen images',
  count: (count: number) => (count === 1 ? '1 image' : `${count} images`),
  notReady: 'We’re still preparing an image.',
});
