import { type FormikProps, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { Country } from '../../../../components/CountryField/findCountries';
import { Form } from '../../../../forms/Form';
import { FormAnswer, type SentForm } from '../../../../forms/FormAnswer';
import { FormScope } from '../../../../forms/FormScope';
import { useSureValues } from '../../../../forms/useSureValues';
import { portalToday } from '../../../../text/format/dates';
import { profileTexts } from '../../../../text/messages';
import type { Remote } from '../../../../remote';
import { Button } from '../../../../components/Button/Button';
import { HoldAhead } from '../../../../components/HoldAhead/HoldAhead';
import { color, fontSize } from '../../../../tokens';
import { profileMessages } from '../../messages';
import { FormFoot } from '../../SettingCard/FormFoot';
import { digits } from '../../../../forms/rules/filters';
import { FormCountryField } from '../../../../forms/FormCountryField';
import { FormPhoneField } from '../../../../forms/phone/FormPhoneField';
import { AddressFields } from './AddressFields';
import { detailsSchema, selectEdited, type MemberData, type MemberDetails } from './detailsSchema';
import { PersonalFields } from './PersonalFields';
import { FieldGroup } from './FieldGroup';

const anyDigits = digits();

/** Choosing a country puts its calling code before the phone, and never touches a typed number (D31). */
function ContactFields({ countries }: { countries: Remote<readonly Country[]> }) {
  return (
    <FieldGroup title={profileMessages.contact}>
      <FormCountryField
        name="country"
        label={profileMessages.country}
        countries={countries}
        phone={{ name: 'phone', plus: false }}
      />
      <FormPhoneField
        name="phone"
        country="country"
        countries={countries}
        plus={false}
        label={profileMessages.phone}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        aria-required
        filter={anyDigits}
        limit={20}
        hint={profileMessages.phoneHint}
      />
    </FieldGroup>
  );
}

interface DetailsFootProps {
  busy: boolean;
  /** The member saved without a change. Nothing is sent, and the form's footer shows this. */
  unchanged: boolean;
}

function DetailsFoot({ busy, unchanged }: DetailsFootProps) {
  const { dirty, values, initialValues, resetForm } = useFormikContext<MemberDetails>();
  return (
    <>
      {values.email !== initialValues.email && <HoldAhead />}
      <FormFoot>
        <Button type="submit" variant="main" busy={busy}>
          {profileMessages.save}
        </Button>
        {dirty && !busy && (
          <Button variant="quiet" onClick={() => resetForm()}>
            {profileMessages.discard}
          </Button>
        )}
        <Word role="status">{unchanged && !dirty && profileMessages.unchanged}</Word>
      </FormFoot>
    </>
  );
}

const Word = styled.p`
  color: ${color.inkMuted};
  font-size: ${fontSize.label};
`;

export interface DetailsFormProps {
  data: MemberData;
  countries: Remote<readonly Country[]>;
  /** Its fields are the keys of MemberDetails. */
  form: SentForm;
  /** Called with the whole set, once a value was changed (D57). */
  onSave: (details: MemberDetails) => void;
  onDirtyChange?: (dirty: boolean) => void;
}

export function DetailsForm({ data, countries, form, onSave, onDirtyChange }: DetailsFormProps) {
  const { details, emailLocked, emailVerified } = data;
  const formik = useRef<FormikProps<MemberDetails>>(null);
  const [unchanged, setUnchanged] = useState(false);
  const sure = useSureValues();
  return (
    <FormScope
      draft="details"
      innerRef={formik}
      initialValues={details}
      validationSchema={detailsSchema(portalToday())}
      onSubmit={(values) => {
        const edited = selectEdited(formik.current?.initialValues ?? details, values);
        setUnchanged(edited === undefined);
        if (edited) sure.ask(edited, () => onSave(edited));
      }}
    >
      <Form label={profileTexts.basicInfo}>
        <FormAnswer form={form} after="kept" fresh={{ ...details }} onDirtyChange={onDirtyChange} />
        <PersonalFields
          today={portalToday()}
          emailLocked={emailLocked}
          emailVerified={emailVerified}
          onCharactersRemove={sure.note}
        />
        <ContactFields countries={countries} />
        <AddressFields />
        <DetailsFoot busy={form.busy} unchanged={unchanged} />
      </Form>
      {sure.question}
    </FormScope>
  );
}
