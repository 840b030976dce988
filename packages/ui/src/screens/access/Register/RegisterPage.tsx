import type { ReactNode } from 'react';
import { AccessHead } from '../AccessPage/AccessHead';
import { AccessPage } from '../AccessPage/AccessPage';
import { FormContainer } from './RegisterForm.styles';
import { registerMessages } from './messages';

interface RegisterPageProps {
  /** The sentence below the title, if the visitor came by an invitation. */
  introduction?: ReactNode;
  children?: ReactNode;
}

/** The registration's layout and title, which the page draws before its scripts load (apps/portal/firstPaint). */
export function RegisterPage({ introduction = registerMessages.introduction, children }: RegisterPageProps) {
  return (
    <AccessPage size="wide">
      <FormContainer>
        <AccessHead title={registerMessages.title}>{introduction}</AccessHead>
        {children}
      </FormContainer>
    </AccessPage>
  );
}
