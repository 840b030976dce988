import { useFormikContext } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { measureNotice } from '../components/pinned';
import { focusField } from '../components/Toaster/announced';
import { border, color, layer, media, pinned, radius, space } from '../tokens';
import { HeldContext, useHeld } from './held/useHeld';
import { useFormStatus } from './rules/serverErrors';
import { useRefs, type ElementProps } from '../components/elementProps';

export interface FormProps extends ElementProps<HTMLFormElement> {
  /** Names the form for screen readers. Omit it if a heading or dialog names the form. */
  label?: string;
  /** A button outside the form, such as a dialog's action, refers to it with `form`. */
  id?: string;
  children: ReactNode;
}

/**
 * The form inside a FormScope, with fields below each other. A refusal moves the focus to the first invalid
 * field.
 */
export function Form({ label, id, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { handleSubmit, submitCount, isSubmitting, isValid } = useFormikContext();
  const { answer } = useFormStatus();
  const held = useHeld(form);
  // Read on each submit and not watched, because an error during typing must not move the focus.
  const wrong = useRef(false);
  useEffect(() => {
    wrong.current = submitCount > 0 && !isSubmitting && !isValid;
  });
  const owed = useRef(false);
  useEffect(
    function noteRefusedTry() {
      if (wrong.current || answer) owed.current = true;
    },
    [isSubmitting, answer],
  );
  useEffect(
    function focusFirstError() {
      // Errors wait during a press, and so must the focus, which moves to the first of them.
      if (!owed.current || held) return;
      owed.current = false;
      focusField(form.current?.querySelector<HTMLElement>('[aria-invalid="true"]'));
    },
    [isSubmitting, answer, held],
  );
  return (
    <Stack
      id={id}
      noValidate
      aria-label={label}
      onSubmit={handleSubmit}
      {...rest}
      ref={useRefs(form, rest.ref)}
    >
      <HeldContext value={held}>{children}</HeldContext>
    </Stack>
  );
}

const Stack = styled.form`
  display: grid;
  gap: ${space[4]};
`;

/** The main button of a form in a card. On phones it stays in sight above the tab bar. */
export function PinnedFoot({ children, ...rest }: ElementProps & { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(function measure() {
    return measureNotice(foot.current);
  }, []);
  return (
    <Foot {...rest} ref={useRefs(foot, rest.ref)}>
      {children}
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  color: ${color.inkMuted};

  > button {
    inline-size: 100%;
  }
  ${media.phone} {
    margin: 0 calc(-1 * ${space[4]}) calc(-1 * ${space[4]});
    padding: ${space[3]} ${space[4]};
    border-block-start: ${border.hair} solid ${color.line};
    border-end-start-radius: ${radius.card};
    border-end-end-radius: ${radius.card};
    background: ${color.surface};
  }
  ${media.highPhone} {
    html:not([data-typing]) & {
      position: sticky;
      inset-block-end: ${pinned.bars};
      z-index: ${layer.sticky};
    }
  }
`;
