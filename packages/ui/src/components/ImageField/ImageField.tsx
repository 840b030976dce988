import { useEffect, useId, useRef, type RefObject } from 'react';
import { largestSource } from '../../images/prepareImage';
import { hidden } from '../../theme/hidden';
import { ErrorText, Label } from '../Field/Field';
import { FileDrop } from '../FileDrop/FileDrop';
import { IconButton } from '../IconButton/IconButton';
import { CameraButton } from './CameraButton';
import type { ChosenImage } from './chosenImage';
import { Frame } from './ImageField.styles';
import { ImagePreview } from './ImagePreview';
import { faultTexts, imageMessages } from './messages';
import { useImage } from './useImage';

export interface ImageFieldProps {
  label: string;
  /** The allowed types and size, shown before anything is picked. Default: png or jpeg, 2 MB. */
  hint?: string;
  /** Name of the file that is sent, without its ending. */
  name: string;
  /** Which camera a phone opens: the one towards the world, or the one towards the member. */
  camera: 'environment' | 'user';
  /** Largest size of the file that is sent, in bytes. A larger image is made smaller. */
  maxBytes: number;
  /** The exact text for an image that can't be made small enough. */
  tooLargeMessage: string;
  value: ChosenImage | undefined;
  /** What the form or the server says about the image. */
  error?: string | undefined;
  disabled?: boolean;
  /** Called with the chosen image at once, and again when the file to send is ready. */
  onChange: (image: ChosenImage | undefined) => void;
}

const accept = ['image/png', 'image/jpeg'];

/** One image, which can be dropped, chosen or taken. It is prepared for sending, and can be turned or removed. */
export function ImageField(props: ImageFieldProps) {
  const { label, hint = imageMessages.hint, camera, tooLargeMessage, value, error, disabled = false } = props;
  const { fault, choose, rotate, remove } = useImage(props);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(frame, value !== undefined);
  const said = fault ?? error;
  const take = (photo: File) => {
    keepFocus();
    choose(photo);
  };
  const shot = { camera, accept: accept.join(','), disabled, onTaken: take };
  return (
    <Frame ref={frame}>
      {value === undefined ? (
        <>
          <FileDrop
            label={label}
            hint={hint}
            accept={accept}
            maxBytes={largestSource}
            tooLargeMessage={tooLargeMessage}
            wrongTypeMessage={faultTexts.kind}
            files={[]}
            disabled={disabled}
            error={said}
            onChange={([file]) => file && take(file)}
          />
          <CameraButton {...shot} label={imageMessages.takeLabel(label)}>
            {imageMessages.takePhoto}
          </CameraButton>
        </>
      ) : (
        <div role="group" aria-labelledby={id} aria-describedby={said ? `${id}-error` : undefined}>
          <Frame>
            <Label as="span" id={id}>
              {label}
            </Label>
            <ImagePreview label={label} image={value}>
              <IconButton
                icon="rotate"
                label={`${imageMessages.rotate}: ${label}`}
                disabled={disabled}
                onClick={() => rotate(value)}
              />
              <CameraButton {...shot} label={imageMessages.retakeLabel(label)}>
                {imageMessages.retake}
              </CameraButton>
              <IconButton
                icon="trash"
                label={`${imageMessages.remove}: ${label}`}
                disabled={disabled}
                onClick={() => {
                  keepFocus();
                  remove();
                }}
              />
            </ImagePreview>
            {said && (
              <ErrorText id={`${id}-error`} role="alert">
                {said}
              </ErrorText>
            )}
          </Frame>
        </div>
      )}
      <p role="status" className={hidden}>
        {value && (value.file ? imageMessages.ready : imageMessages.preparing)}
      </p>
    </Frame>
  );
}

/**
 * Choosing and removing take away the control that was used. The focus moves to the first control that replaced it,
 * so that keyboard users don't start again at the top of the page.
 */
function useKeptFocus(frame: RefObject<HTMLElement | null>, filled: boolean) {
  const wanted = useRef(false);
  useEffect(
    function focusOn() {
      if (!wanted.current) return;
      wanted.current = false;
      frame.current?.querySelector<HTMLElement>('button:not(:disabled), input:not(:disabled)')?.focus();
    },
    [frame, filled],
  );
  return () => {
    wanted.current = true;
  };
}
