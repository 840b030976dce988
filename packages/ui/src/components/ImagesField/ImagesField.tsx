import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { mostImages } from '../../text/limits';
import { hidden } from '../../theme/hidden';
import { ErrorText } from '../Field/Field';
import { FileDrop } from '../FileDrop/FileDrop';
import { FieldStack } from '../ImageField/ImageField.styles';
import { imageMessages } from '../ImageField/messages';
import { ImageFaults } from './ImageFaults';
import { imagesMessages } from './messages';
import { ImageTiles } from './ImageTiles';
import { pastedImages, useImages, type ImagesRules } from './useImages';
import { getElementProps, useRefs, type ElementProps } from '../elementProps';

export interface ImagesFieldProps extends ElementProps, ImagesRules {
  label: string;
  /** The allowed types, size and number, shown before the choice. Default: png or jpeg, 2 MB, and `most`. */
  hint?: string | undefined;
  /** The form's or server's error for the images. */
  error?: string | undefined;
  disabled?: boolean;
  /** Added to the chosen images when it arrives. */
  added?: File | undefined;
}

const accept = ['image/png', 'image/jpeg'];

/** Several images, dropped or chosen. Each is prepared for upload, shown, and can be removed. */
export function ImagesField(props: ImagesFieldProps) {
  const {
    label,
    most = mostImages,
    hint = imagesMessages.hint({ max: most }),
    error,
    disabled = false,
    added,
  } = props;
  const { images, faults, add, remove } = useImages(props);
  const field = useRef<HTMLDivElement>(null);
  const id = useId();
  usePastedImages(field, (files) => !disabled && add(files));
  const addGiven = useEffectEvent(add);
  useEffect(
    function addImage() {
      if (added) addGiven([added]);
    },
    [added],
  );
  const preparing = images.some(({ file }) => file === undefined);
  return (
    <FieldStack {...getElementProps(props)} ref={useRefs(field, props.ref)}>
      <FileDrop
        label={label}
        hint={hint}
        accept={accept}
        files={noFiles}
        multiple
        disabled={disabled}
        error={error}
        onChange={add}
      />
      <ImageFaults id={id} faults={faults} />
      {images.length > 0 && (
        <ImageTiles
          images={images}
          disabled={disabled}
          onRemove={(removed) => {
            remove(removed);
            // The pressed button is removed, so the focus moves to the file input.
            field.current?.querySelector('input')?.focus();
          }}
        />
      )}
      <ErrorText as="p" role="status" className={hidden}>
        {images.length > 0 &&
          (preparing ? imageMessages.preparing : imagesMessages.count({ count: images.length }))}
      </ErrorText>
    </FieldStack>
  );
}

/** Accepts files pasted anywhere in the form, because the field itself rarely has the focus. */
function usePastedImages(field: RefObject<HTMLElement | null>, onPasted: (files: File[]) => void) {
  const take = useEffectEvent(onPasted);
  useEffect(
    function listenForPaste() {
      const target = field.current?.closest('form') ?? field.current;
      const paste = (event: ClipboardEvent) => {
        const files = pastedImages(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      };
      target?.addEventListener('paste', paste);
      return () => target?.removeEventListener('paste', paste);
    },
    [field],
  );
}

const noFiles: readonly File[] = [];
