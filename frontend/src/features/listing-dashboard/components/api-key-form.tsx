import {
  type ApiKeyBody,
  type ApiKeyScope,
  apiKeyLifetimes,
  apiKeyScopes,
  type NewApiKey,
} from '@poolpros/contracts/http/api-keys';
import { textLengths } from '@poolpros/contracts/limits';
import { apiPaths } from '@poolpros/contracts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useAskProof } from '../../../entities/contractor/ask-proof.js';
import { fieldErrors } from '../../../shared/api/api-error.js';
import { readsOf } from '../../../shared/api/read-key.js';
import { FailureNote } from '../../../shared/forms/failure-note.js';
import { emptyFields, useFields } from '../../../shared/forms/use-fields.js';
import { useApi } from '../../../shared/lib/services.js';
import { Button } from '../../../shared/ui/button.js';
import { Card } from '../../../shared/ui/card.js';
import { Checkbox } from '../../../shared/ui/choice.js';
import { FieldErrorText, Select, TextField } from '../../../shared/ui/field.js';
import { makeApiKey } from '../api.js';
import { problemText } from '../problem-text.js';
import { scopeTexts } from '../scopes.js';

interface Values {
  name: string;
  scopes: readonly ApiKeyScope[];
  days: string;
}

const empty: Values = { name: '', scopes: ['requests:read'], days: '365' };
const lifetimes = apiKeyLifetimes.map((days) => ({
  value: String(days),
  label: days === 365 ? 'After a year' : `After ${days} days`,
}));
const lifetimeOf = (days: string): ApiKeyBody['days'] =>
  apiKeyLifetimes.find((lifetime) => String(lifetime) === days) ?? 365;

/** Makes a key, once it is proved who is there. */
export function ApiKeyForm({ installerId, onMade }: { installerId: number; onMade: (key: NewApiKey) => void }) {
  const api = useApi();
  const askProof = useAskProof();
  const queryClient = useQueryClient();
  const { form, values, errors, change, showErrors, clear, text, onSubmit } = useFields(empty);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: ApiKeyBody) => makeApiKey(api, installerId, body),
    onSuccess: (made) => {
      clear();
      onMade(made);
      return queryClient.invalidateQueries(readsOf(apiPaths.apiKeys));
    },
    onError: (failure, body) => {
      if (!askProof(failure, () => mutate(body))) showErrors(fieldErrors(failure));
    },
  });
  const submit = onSubmit(
    isPending,
    (typed) => ({
      ...emptyFields(typed, { name: 'Enter a name so that you can recognize the key.' }),
      ...(typed.scopes.length === 0 && { scopes: 'Choose what the key may read.' }),
    }),
    ({ name, scopes, days }) => mutate({ name, scopes: [...scopes], days: lifetimeOf(days) }),
  );
  return (
    <Card>
      <h2 className="type-h3">Create an API key</h2>
      <form ref={form} method="post" noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <FailureNote>{error && Object.keys(fieldErrors(error)).length === 0 && problemText(error)}</FailureNote>
        <TextField
          label="Name *"
          required
          autoComplete="off"
          maxLength={textLengths.apiKeyName.max}
          hint="For example, the program that uses it."
          fieldClassName="max-w-[28rem]"
          {...text('name')}
        />
        <Scopes scopes={values.scopes} error={errors.scopes ?? null} onChange={(scopes) => change('scopes', scopes)} />
        <Select
          label="Expires"
          hint="You can revoke it at any time."
          name="days"
          options={lifetimes}
          value={values.days}
          onValueChange={(days) => change('days', days)}
          fieldClassName="max-w-[28rem]"
        />
        <Button
          type="submit"
          variant="primary"
          className="self-start max-md:w-full"
          busyText={isPending ? 'Creating it...' : null}
        >
          Create key
        </Button>
      </form>
    </Card>
  );
}

interface ScopesProps {
  scopes: readonly ApiKeyScope[];
  error: string | null;
  onChange: (scopes: readonly ApiKeyScope[]) => void;
}

function Scopes({ scopes, error, onChange }: ScopesProps) {
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined} data-invalid={error ? true : undefined}>
      <legend className="type-small mb-1.5 font-semibold">What the key may read *</legend>
      {apiKeyScopes.map((scope) => (
        <Checkbox
          key={scope}
          name="scopes"
          value={scope}
          checked={scopes.includes(scope)}
          onChange={({ target }) =>
            onChange(apiKeyScopes.filter((each) => (each === scope ? target.checked : scopes.includes(each))))
          }
        >
          {scopeTexts[scope].label}. <span className="text-soft">{scopeTexts[scope].text}</span>
        </Checkbox>
      ))}
      {error && <FieldErrorText id={id}>{error}</FieldErrorText>}
    </fieldset>
  );
}
