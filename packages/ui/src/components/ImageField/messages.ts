import { defineMessages } from '../../text/defineMessages';
import { mostPixels, type ImageFault } from '../../images/prepareImage';

export const imageMessages = defineMessages('imageMessages', {
  hint: 'png or jpeg, 2 MB at most. A larger photo is made smaller here.',
  takePhoto: 'Take a photo',
  takeLabel: (label: string) => `Take a photo: ${label}`,
  retake: 'Retake',
  retakeLabel: (label: string) => `Retake: ${label}`,
  rotate: 'Rotate',
  remove: 'Remove',
  preparing: 'Preparing the image',
  ready: 'The image is ready',
  notReady: 'The image is still being prepared.',
  previewLabel: (label: string) => `Preview: ${label}`,
  reduced: (from: string, to: string) => `${to}, made smaller from ${from}`,
});

/** The errors of invalid images. A file that is too large has the field's own exact text. */
export const faultTexts: Record<Exclude<ImageFault, 'size'>, string> = defineMessages('faultTexts', {
  kind: 'This is not a png or jpeg image. Choose another file.',
  broken: 'This image is damaged or incomplete. Choose another one.',
  pixels: `This image has more than ${mostPixels / 1_000_000} million pixels. Take it again at a lower resolution.`,
});
