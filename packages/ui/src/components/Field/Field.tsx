import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { hidden } from '../../theme/hidden';
import { color, fontSize, fontWeight, space } from '../../tokens';
import type { ElementProps } from '../elementProps';

export interface FieldTexts {
  /** The control's label, always visible. */
  label: string;
  /** Next to the label, such as the wallet's balance. */
  aside?: ReactNode;
  /** A text below the control, announced with it. It stays when there is an error. */
  hint?: ReactNode;
  /** The value's error, if any. */
  error?: ReactNode;
  /** The error is visible in `aside`, so below the control it is only announced and takes no space. */
  errorSeen?: boolean;
}

/** Attributes that connect a control with the texts around it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends ElementProps, FieldTexts {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** The layout of every control: label above, hint and error below, connected for screen readers. */
export function Field({ label, aside, hint, error, errorSeen, id, children, ...rest }: FieldProps) {
  const made = useId();
  const own = id ?? made;
  const described = [error ? `${own}-error` : '', hint ? `${own}-hint` : ''].filter(Boolean).join(' ');
  return (
    <FieldContainer {...rest}>
      <Head>
        <Label htmlFor={own}>{label}</Label>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Head>
      {children({
        id: own,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <ErrorText id={`${own}-error`} className={errorSeen ? hidden : undefined}>
          {error}
        </ErrorText>
      ) : null}
      {hint ? <Hint id={`${own}-hint`}>{hint}</Hint> : null}
    </FieldContainer>
  );
}

export const FieldContainer = styled.div`
  display: grid;
  gap: ${space[1.5]};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;

export const Label = styled.label`
  font-size: ${fontSize.label};
  font-weight: ${fontWeight.label};
`;

const Aside = styled.span`
  font-size: ${fontSize.label};
  color: ${color.inkMuted};
`;

export const Hint = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkFaint};
  overflow-wrap: anywhere;
`;

export const ErrorText = styled(Hint)`
  color: ${color.bad};
`;
