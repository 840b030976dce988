import { useEffect, useId, useRef, type RefObject } from 'react';
import { joinLabel } from '../../text/message/joinMessages';
import { hidden } from '../../theme/hidden';
import { ErrorText, Label } from '../Field/Field';
import { FileDrop } from '../FileDrop/FileDrop';
import { IconButton } from '../IconButton/IconButton';
import { CameraButton } from './CameraButton';
import { type ChosenImage, useImage } from './useImage';
import { FieldStack } from './ImageField.styles';
import { ImagePreview } from './ImagePreview';
import { imageMessages } from './messages';
import { getElementProps, useRefs, type ElementProps } from '../elementProps';

export interface ImageFieldProps extends ElementProps {
  label: string;
  /** The allowed types and size, shown before the choice. Default: png or jpeg, 2 MB. */
  hint?: string;
  /** Name of the uploaded file, without its extension. */
  name: string;
  /** The back camera or the front camera. */
  camera: 'environment' | 'user';
  /** Largest size of the uploaded file, in bytes. A larger image is compressed. */
  maxBytes: number;
  /** The exact text for an image that can't be compressed enough. */
  tooLargeMessage: string;
  value: ChosenImage | undefined;
  /** The form's or server's error for the image. */
  error?: string | undefined;
  disabled?: boolean;
  /** Called with the chosen image immediately, and again when the file to upload is ready. */
  onChange: (image: ChosenImage | undefined) => void;
}

const accept = ['image/png', 'image/jpeg'];

/** One image, dropped, chosen or taken. It is prepared for upload, and can be rotated or removed. */
export function ImageField(props: ImageFieldProps) {
  const { label, hint = imageMessages.hint, camera, value, error, disabled = false } = props;
  const { fault, choose, rotate, remove } = useImage(props);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(container, value !== undefined);
  const message = fault ?? error;
  const take = (photo: File) => {
    keepFocus();
    choose(photo);
  };
  const shot = { camera, accept: accept.join(','), disabled, onCapture: take };
  return (
    <FieldStack {...getElementProps(props)} ref={useRefs(container, props.ref)}>
      {value === undefined ? (
        <>
          <FileDrop
            label={label}
            hint={hint}
            accept={accept}
            files={[]}
            disabled={disabled}
            error={message}
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
              <ErrorText id={`${id}-error`} role="alert">
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
