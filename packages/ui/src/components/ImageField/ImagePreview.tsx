import { useState, type ReactNode } from 'react';
import { imageMessages } from './messages';
import type { ChosenImage } from './useImage';
import { sizeText } from '../FileDrop/sizeText';
import { useObjectUrl } from '../FileDrop/useObjectUrl';
import { SpinnerRing } from '../Spinner/Spinner';
import { About, Bar, Sheet, Stage } from './ImageField.styles';

interface ImagePreviewProps {
  label: string;
  image: ChosenImage;
  /** The buttons to rotate, retake and remove. */
  children: ReactNode;
}

/**
 * The image to upload, large enough to check that it is legible. During a rotation the old image stays,
 * dimmed.
 */
export function ImagePreview({ label, image, children }: ImagePreviewProps) {
  const { source, file } = image;
  const [shown, setShown] = useState(file);
  if (file && file !== shown) setShown(file);
  const address = useObjectUrl(shown);
  return (
    <Sheet>
      <Stage data-waiting={!file || undefined}>
        {address !== undefined && <img src={address} alt={imageMessages.previewLabel({ label })} />}
        {!file && <SpinnerRing $size="sign" aria-hidden="true" />}
      </Stage>
      <Bar>
        <About>
          <bdi translate="no">{source.name}</bdi>
          <small>{file ? sizes(source, file) : imageMessages.preparing}</small>
        </About>
        {children}
      </Bar>
    </Sheet>
  );
}

const sizes = (source: File, file: File) =>
  file.size < source.size / 2
    ? imageMessages.reduced({ from: sizeText(source.size), to: sizeText(file.size) })
    : sizeText(file.size);
