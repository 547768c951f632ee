import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Among these files are all that take over half a minute. */
const LONG =
  /tests\/(packed|continuations|bench)\/|judge\/test\/[a-z]+(-random|-modes|-rules)?\.test|properties\.test/;

/**
 * Begins with the files that take long. On a machine that has run no test yet the largest files would come first,
 * and the last of the long ones would leave the other cores idle.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
