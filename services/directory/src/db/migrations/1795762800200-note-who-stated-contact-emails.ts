import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The contact email of a listing that came of a submission is its owner's, who may leave. */
export class NoteWhoStatedContactEmails1795762800200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update installers set field_sources = field_sources || '{"contactEmail": "owner"}'
      from submissions
      where submissions.installer_id = installers.id and submissions.email = installers.contact_email
        and not field_sources ? 'contactEmail'`);
  }

  async down(): Promise<void> {
    // What was noted stays true.
  }
}
