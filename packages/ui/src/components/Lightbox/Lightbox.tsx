import { useState } from 'react';
import { overlayMessages } from '../../text/overlayMessages';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Icon } from '../Icon/Icon';
import { type LightboxImage, LightboxStage, lightboxMessages } from './LightboxStage';
import type { LoadImage } from './useLoadedImage';
import type { ElementProps } from '../elementProps';
import { useOpen, type OpenProps } from '../useOpen';

export interface LightboxProps extends ElementProps, OpenProps {
  /** The images, at least one. */
  images: readonly LightboxImage[];
  /** Index of the first image to show. Default: 0. */
  start?: number;
  /** Loads an image by its key. Resolves to an object URL. */
  load: LoadImage;
}

/**
 * Shows one image at a time in the whole window. Arrow keys change the image; a press shows its real size.
 */
export function Lightbox(props: LightboxProps) {
  const { images, start = 0, open, defaultOpen, load, onClose, ...rest } = props;
  const { isOpen, leave } = useOpen({ open, defaultOpen, onClose });
  const [at, setAt] = useState(start);
  const shown = images[at] ?? images[0];
  if (!shown) return null;
  const go = (step: 1 | -1) => setAt((index) => Math.min(images.length - 1, Math.max(0, index + step)));
  return (
    <Dialog
      open={isOpen}
      size="wide"
      title={
        images.length === 1
          ? lightboxMessages.image
          : lightboxMessages.imagePosition({ position: at + 1, count: images.length })
      }
      description={shown.alt}
      focusOn="dialog"
      onClose={leave}
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
          <Button onClick={leave}>{overlayMessages.close}</Button>
        </>
      }
      {...rest}
    >
      <LightboxStage key={shown.key} image={shown} load={load} onStep={go} />
    </Dialog>
  );
}
