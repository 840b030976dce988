import { defineMessages } from '../../text/defineMessages';

/** Our own words around several images. */
export const imagesMessages = defineMessages('imagesMessages', {
  hint: (most: number) =>
    `png or jpeg, 2 MB at most, up to ${most}. Drop, choose or paste them. A larger photo is made smaller here.`,
  tooMany: (most: number, left: number) =>
    `At most ${most} images. ${left === 1 ? 'One was' : `${left} were`} left out.`,
  chosen: 'Chosen images',
  count: (count: number) => (count === 1 ? '1 image' : `${count} images`),
  notReady: 'An image is still being prepared.',
});
