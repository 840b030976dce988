import { useState } from 'react';
import { overlayMessages } from '../../text/overlayMessages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Icon } from '../Icon/Icon';
import { type LightboxImage, LightboxStage } from './LightboxStage';
import { lightboxMessages } from './messages';
import type { LoadImage } from './useLoadedImage';
import type { ElementProps } from '../elementProps';

export interface LightboxProps extends ElementProps {
  /** The images, at least one. */
  images: readonly LightboxImage[];
  /** Index of the first image to show, from 0. */
  start: number;
  open: boolean;
  /** Loads an image by its key. Resolves to an object URL. */
  load: LoadImage;
  onClose: () => void;
}

/**
 * Shows one image at a time in the whole window. Arrow keys change the image; a press shows its real size.
 */
export function Lightbox({ images, start, open, load, onClose, ...rest }: LightboxProps) {
  const [at, setAt] = useState(start);
  const shown = images[at] ?? images[0];
  if (!shown) return null;
  const go = (step: 1 | -1) => setAt((index) => Math.min(images.length - 1, Math.max(0, index + step)));
  return (
    <Dialog
      open={open}
      size="wide"
      title={
        images.length === 1
          ? lightboxMessages.image
          : lightboxMessages.imagePosition({ position: at + 1, count: images.length })
      }
      description={shown.alt}
      focusOn="dialog"
      onClose={onClose}
      actions={
        <>
          {images.length > 1 && (
            <>
              <Button icon={<Icon name="chevronLeft" />} disabled={at === 0} onClick={() => go(-1)}>
                {lightboxMessages.previous}
              </Button>
              <Button
                icon={<Icon name="chevronRight" />}
                disabled={at === images.length - 1}
                onClick={() => go(1)}
              >
                {overlayMessages.next}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{overlayMessages.close}</Button>
        </>
      }
      {...rest}
    >
      <LightboxStage key={shown.key} image={shown} load={load} onStep={go} />
    </Dialog>
  );
}
