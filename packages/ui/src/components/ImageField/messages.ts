import { defineMessages } from '../../text/defineMessages';
import { mostPixels, type ImageFault } from '../../images/prepareImage';

export const imageMessages = defineMessages('imageMessages', {
  hint: 'PNG or JPEG, up to 2 MB. We’ll shrink larger photos for you.',
  takePhoto: 'Take a photo',
  takeLabel: ({ label }: { label: string }) => `Take a photo: ${label}`,
  retake: 'Retake',
  retakeLabel: ({ label }: { label: string }) => `Retake: ${label}`,
  rotate: 'Rotate',
  remove: 'Remove',
  preparing: 'Preparing the image',
  ready: 'The image is ready',
  notReady: 'We’re still preparing the image.',
  previewLabel: ({ label }: { label: string }) => `Preview: ${label}`,
  reduced: ({ from, to }: { from: string; to: string }) => `Shrunk from ${from} to ${to}`,
});

/** The errors of invalid images. The specification has other texts for one that is too large, by its screen. */
export const faultTexts: Record<ImageFault, string> = defineMessages('faultTexts', {
  kind: 'This isn’t a PNG or JPEG image. Choose another file.',
  broken: 'This image is damaged or incomplete. Choose another one.',
  size: 'This image is too large, even after shrinking. Choose another one.',
  pixels: `This image has more than ${mostPixels / 1_000_000} million pixels. Use one with a lower resolution.`,
});
