import { defineMessages } from '../../text/defineMessages';

/** Our own words around an image that is shown large. */
export const lightboxMessages = defineMessages('lightboxMessages', {
  image: 'Image',
  imagePosition: ({ position, count }: { position: number; count: number }) =>
    `Image ${position} of ${count}`,
  previous: 'Previous',
  realSize: 'Show at full size',
  fitted: 'Fit to window',
  failed: 'We couldn’t load this image.',
});
