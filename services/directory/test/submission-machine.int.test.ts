import { newId } from '@poolpros/chassis/ids';
import { cellsOf, expectedOf, subjectsOf, tryCell } from '@poolpros/chassis/testing/machine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submissionLifecycle } from '../src/intake/actions/submission-lifecycle.js';
import { SubmissionEntity } from '../src/intake/db/entities.js';
import { type SubmissionRecord, submissionMachine } from '../src/intake/domain/submission.js';
import { type Harness, startDirectory, submissionBody } from './support.js';

let directory: Harness;
beforeAll(async () => {
  directory = await startDirectory();
});
afterAll(() => directory.stop());

/** A submission stored directly in a state. */
async function storedIn(status: SubmissionRecord['status']): Promise<SubmissionRecord> {
  const email = `${newId()}@pools.example`;
  const { body } = await directory.post('/submissions', submissionBody({ email }));
  const { manager } = directory.database.dataSource;
  await manager.update(SubmissionEntity, { id: body.id }, { status });
  return await manager.findOneByOrFail(SubmissionEntity, { id: body.id });
}

const subjectFor = subjectsOf(storedIn);

test.each(cellsOf(submissionMachine))('$state by $action of $actor meets $failure', async (cell) => {
  const submission = await subjectFor(cell);
  const outcome = await tryCell(directory.database.transaction, submissionLifecycle, submission, cell);
  expect(outcome).toEqual(expectedOf(submissionMachine, cell, submission.version));
});
