import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The insurance that a business states, which listings have from the submissions that they came of. */
export class KeepInsuranceOfListings1795762800500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table installers add column insurance_carrier text, add column insurance_ends_on date');
    await runner.query(`
      update installers set insurance_carrier = s.insurance_carrier, insurance_ends_on = s.insurance_ends_on
      from submissions s where s.installer_id = installers.id and s.status = 'approved'
        and (s.insurance_carrier is not null or s.insurance_ends_on is not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table installers drop column insurance_carrier, drop column insurance_ends_on');
  }
}
