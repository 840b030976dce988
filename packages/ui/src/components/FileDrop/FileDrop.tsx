import { useId, useState } from 'react';
import { fill } from '../../text/fill';
import { overlayMessages } from '../../text/overlayMessages';
import { ErrorText, Hint, Label } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { acceptFiles } from './acceptFiles';
import { ChosenFile } from './ChosenFile';
import { Choice, Chosen, DropContainer, Input, Zone } from './FileDrop.styles';

export interface FileDropProps {
  label: string;
  /** The allowed types and size, shown before the choice: "png or jpeg, 2 MB at most". */
  hint: string;
  /** MIME types, such as `image/png`. */
  accept: readonly string[];
  /** Largest size of one file, in bytes. */
  maxBytes: number;
  /** The exact text for a larger file. */
  tooLargeMessage: string;
  /** The error for a file of another type. */
  wrongTypeMessage?: string;
  /** The chosen files. */
  files: readonly File[];
  /** Accepts several files. */
  multiple?: boolean;
  disabled?: boolean;
  /** The form's or server's error for the files. */
  error?: string | undefined;
  /** Called after a choice or a removal, with the valid files only. */
  onChange: (files: File[]) => void;
}

/** A drop zone around the browser's own file input. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, accept, maxBytes, tooLargeMessage, files, multiple = false, disabled = false } = props;
  const { wrongTypeMessage = overlayMessages.wrongType, error, onChange } = props;
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const [over, setOver] = useState(false);
  const fault = refusal ?? error;
  const take = (list: FileList | null) => {
    setOver(false);
    if (disabled || !list || list.length === 0) return;
    const rules = { accept, maxBytes, tooLarge: tooLargeMessage, wrongType: wrongTypeMessage };
    const result = acceptFiles([...list].slice(0, multiple ? undefined : 1), rules);
    setRefusal(result.error);
    if (result.accepted.length > 0) onChange(multiple ? [...files, ...result.accepted] : result.accepted);
  };
  return (
    <DropContainer>
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
            accept={accept.join(',')}
            multiple={multiple}
            disabled={disabled}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-hint ${id}-error` : `${id}-hint`}
            onChange={(event) => {
              take(event.target.files);
              // Resets the input, or the same file could not be chosen again after its removal.
              event.target.value = '';
            }}
          />
          <Icon name="image" size="large" />
          <Choice>
            {fill(multiple ? overlayMessages.dropFiles : overlayMessages.dropFile, {
              choose: <u>{multiple ? overlayMessages.chooseFiles : overlayMessages.chooseFile}</u>,
            })}
          </Choice>
          <Hint id={`${id}-hint`}>{hint}</Hint>
        </Zone>
      )}
      {fault && (
        <ErrorText id={`${id}-error`} role="alert">
          {fault}
        </ErrorText>
      )}
      {files.length > 0 && (
        <Chosen>
          {files.map((file, index) => (
            <ChosenFile
              key={`${file.name}-${file.lastModified}-${index}`}
              file={file}
              disabled={disabled}
              onRemove={() => {
                setRefusal(undefined);
                onChange(files.filter((other) => other !== file));
              }}
            />
          ))}
        </Chosen>
      )}
    </DropContainer>
  );
}
