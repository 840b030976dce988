import { useId, useState } from 'react';
import styled from 'styled-components';
import { fill } from '../../text/fill';
import { overlayMessages } from '../../text/overlayMessages';
import { ErrorText, Hint, Label } from '../Field/Field';
import { Icon } from '../Icon/Icon';
import { ChosenFile } from './ChosenFile';
import { getElementProps, type ElementProps } from '../elementProps';
import { useControlled } from '../useControlled';
import { border, color, duration, fontWeight, media, radius, space } from '../../tokens';
import { coveringControl, focusRing } from '../Field/FieldBox';

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

const DropContainer = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[1.5]};
  min-inline-size: 0;
`;

const Zone = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  min-block-size: 10.5rem;
  padding: ${space[4]};
  border: ${border.strong} dashed ${color.lineStrong};
  border-radius: ${radius.box};
  color: ${color.inkMuted};
  text-align: center;
  transition: background ${duration.quick};
  &[data-over] {
    border-color: ${color.accentInk};
    background: ${color.accentSoft};
  }
  &:has(:focus-visible) {
    ${focusRing}
  }
  &:has([aria-invalid]) {
    border-color: ${color.bad};
  }
  &:has(:disabled) {
    border-color: ${color.line};
    background: ${color.sunken};
  }
`;

/** The invisible input covers the whole zone, so it receives presses and drops anywhere. */
const Input = styled.input`
  ${coveringControl}
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;

const Choice = styled.p`
  color: ${color.ink};
  font-weight: ${fontWeight.strong};
  text-wrap: balance;
  u {
    text-underline-offset: 0.2em;
  }
  /* Nothing can be dropped by touch. */
  > :first-child {
    ${media.touch} {
      display: none;
    }
  }
  > :last-child {
    display: none;

    ${media.touch} {
      display: block;
    }
    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

const Chosen = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  list-style: none;
`;
