import { defineMessages } from '../../text/defineMessages';

/** Our own words around an image that is shown large. */
export const lightboxMessages = defineMessages('lightboxMessages', {
  image: 'Image',
  imagePosition: (position: number, count: number) => `Image ${position} of ${count}`,
  previous: 'Previous',
  realSize: 'Show in its real size',
  fitted: 'Fit into the window',
  failed: 'The image could not be loaded.',
});
