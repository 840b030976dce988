import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { joinLabel } from '../../text/message/joinMessages';
import { hidden } from '../../theme/hidden';
import { ErrorText, Label } from '../Field/Field';
import { FileDrop } from '../FileDrop/FileDrop';
import { IconButton } from '../IconButton/IconButton';
import { useControlled } from '../useControlled';
import { getElementProps, useRefs, type ElementProps } from '../elementProps';
import { sizeText } from '../FileDrop/sizeText';
import { useObjectUrl } from '../FileDrop/useObjectUrl';
import { SpinnerRing } from '../Spinner/Spinner';
import { CameraButton } from './CameraButton';
import { type ChosenImage, type ImageRules, useImage } from './useImage';
import { About, Bar, FieldStack, Sheet, Stage } from './ImageField.styles';
import { imageMessages } from './messages';

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
function ImagePreview({ label, image, children }: ImagePreviewProps) {
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

export interface ImageFieldProps extends ElementProps, ImageRules {
  label: string;
  /** The allowed types and size, shown before the choice. Default: png or jpeg, 2 MB. */
  hint?: string;
  /** The back camera (the default) or the front camera. */
  camera?: 'environment' | 'user';
  /** The image, kept by the caller. null is none. */
  value?: ChosenImage | null | undefined;
  /** The image at first, where nothing keeps it. Default: none. */
  defaultValue?: ChosenImage;
  /** The form's or server's error for the image. */
  error?: string | undefined;
  disabled?: boolean;
}

const accept = ['image/png', 'image/jpeg'];

/** One image, dropped, chosen or taken. It is prepared for upload, and can be rotated or removed. */
export function ImageField(props: ImageFieldProps) {
  const { label, hint = imageMessages.hint, camera = 'environment', error, disabled = false } = props;
  const [value, change] = useControlled(props.value, props.defaultValue ?? null, props.onChange);
  const { fault, choose, rotate, remove } = useImage(props, change);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(container, value !== null);
  const message = fault ?? error;
  const take = (photo: File) => {
    keepFocus();
    choose(photo);
  };
  const shot = { camera, accept: accept.join(','), disabled, onCapture: take };
  return (
    <FieldStack {...getElementProps(props)} ref={useRefs(container, props.ref)}>
      {value === null ? (
        <>
          <FileDrop
            label={label}
            hint={hint}
            accept={accept}
            files={[]}
            disabled={disabled}
            error={error}
            fault={fault}
            onChange={([file]) => file && take(file)}
          />
          <CameraButton {...shot} label={imageMessages.takeLabel({ label })}>
            {imageMessages.takePhoto}
          </CameraButton>
        </>
      ) : (
        <div role="group" aria-labelledby={id} aria-describedby={message ? `${id}-error` : undefined}>
          <FieldStack>
            <Label as="span" id={id}>
              {label}
            </Label>
            <ImagePreview label={label} image={value}>
              <IconButton
                icon="rotate"
                label={joinLabel(imageMessages.rotate, label)}
                disabled={disabled}
                onClick={() => rotate(value)}
              />
              <CameraButton {...shot} label={imageMessages.retakeLabel({ label })}>
                {imageMessages.retake}
              </CameraButton>
              <IconButton
                icon="trash"
                label={joinLabel(imageMessages.remove, label)}
                disabled={disabled}
                onClick={() => {
                  keepFocus();
                  remove();
                }}
              />
            </ImagePreview>
            {message && (
              <ErrorText id={`${id}-error`} role={fault ? 'alert' : undefined}>
                {message}
              </ErrorText>
            )}
          </FieldStack>
        </div>
      )}
      <p role="status" className={hidden}>
        {value && (value.file ? imageMessages.ready : imageMessages.preparing)}
      </p>
    </FieldStack>
  );
}

/**
 * Choosing and removing replace the focused control. The focus moves to the first new control, or keyboard
 * users would start again at the top of the page.
 */
function useKeptFocus(container: RefObject<HTMLElement | null>, filled: boolean) {
  const wanted = useRef(false);
  useEffect(
    function focusOn() {
      if (!wanted.current) return;
      wanted.current = false;
      container.current?.querySelector<HTMLElement>('button:not(:disabled), input:not(:disabled)')?.focus();
    },
    [container, filled],
  );
  return () => {
    wanted.current = true;
  };
}
