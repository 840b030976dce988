import styled from 'styled-components';
import { Card } from '../../../components/Card/Card';
import { Steps } from '../../../components/Steps/Steps';
import { media } from '../../../tokens';
import { withdrawMessages } from './messages';

/** What follows after the form. Only where there is room next to it. */
export const NextSteps = () => (
  <Wide heading={withdrawMessages.whatsNext}>
    <Steps>
      <li>
        <b>{withdrawMessages.check}</b>
        <p>{withdrawMessages.checked}</p>
      </li>
      <li>
        <b>{withdrawMessages.confirm}</b>
        <p>{withdrawMessages.confirmed}</p>
      </li>
      <li>
        <b>{withdrawMessages.sent}</b>
        <p>{withdrawMessages.willHappen}</p>
      </li>
    </Steps>
  </Wide>
);

const Wide = styled(Card)`
  ${media.belowDesktop} {
    display: none;
  }
`;
