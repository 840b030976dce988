import { useId, useState } from 'react';
import { fill } from '../../text/fill';
import { overlayMessages } from '../../text/overlayMessages';
import { ErrorText, Hint, Label } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { ChosenFile } from './ChosenFile';
import { Choice, Chosen, DropContainer, Input, Zone } from './FileDrop.styles';
import { getElementProps, type ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';

export interface FileDropProps extends ElementProps {
  label: string;
  /** The allowed types and size, shown before the choice: "png or jpeg, 2 MB at most". */
  hint?: string;
  /** The MIME types that the browser offers first. A file's type is only a claim, so the field's owner judges it. Default: any. */
  accept?: readonly string[];
  /** The chosen files, kept by the caller. */
  files?: readonly File[] | undefined;
  /** The files at first, where nothing keeps them. Default: none. */
  defaultFiles?: readonly File[];
  /** Accepts several files. */
  multiple?: boolean;
  disabled?: boolean;
  /** The form's or server's error for the files. The form announces it. */
  error?: string | undefined;
  /** What is wrong with the last choice, shown instead of `error` and announced as it appears. */
  fault?: string | undefined;
  /** Called after a choice or a removal. */
  onChange?: (files: File[]) => void;
}

/** A drop zone around the browser's own file input. It accepts any file, and judges none. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, multiple = false, disabled = false, fault, defaultFiles = [] } = props;
  const error = fault ?? props.error;
  const [files, onChange] = useControlled<File[], readonly File[]>(props.files, defaultFiles, props.onChange);
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    setOver(false);
    if (disabled || !list || list.length === 0) return;
    onChange(multiple ? [...files, ...list] : [...list].slice(0, 1));
  };
  const choose = <u>{multiple ? overlayMessages.chooseFiles : overlayMessages.chooseFile}</u>;
  return (
    <DropContainer {...getElementProps(props)}>
      <Label htmlFor={id}>{label}</Label>
      {(multiple || files.length === 0) && (
        <Zone
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(!disabled);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            take(event.dataTransfer.files);
          }}
        >
          <Input
            id={id}
            type="file"
            accept={accept?.join(',')}
            multiple={multiple}
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={
              [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
            }
            onChange={(event) => {
              take(event.target.files);
              // Resets the input, or the same file could not be chosen again after its removal.
              event.target.value = '';
            }}
          />
          <Icon name="image" size="large" />
          <Choice>
            <span>{fill(multiple ? overlayMessages.dropFiles : overlayMessages.dropFile, { choose })}</span>
            <span>{choose}</span>
          </Choice>
          {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
        </Zone>
      )}
      {error && (
        <ErrorText id={`${id}-error`} role={fault ? 'alert' : undefined}>
          {error}
        </ErrorText>
      )}
      {files.length > 0 && (
        <Chosen>
          {files.map((file, index) => (
            <ChosenFile
              key={`${file.name}-${file.lastModified}-${index}`}
              file={file}
              disabled={disabled}
              onRemove={() => onChange(files.filter((other) => other !== file))}
            />
          ))}
        </Chosen>
      )}
    </DropContainer>
  );
}
