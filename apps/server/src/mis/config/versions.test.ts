import { adoptDetections, configEndpoints, importDetections } from "@candor/api/endpoints";
import { expect, test } from "vitest";
import { eq } from "../../database/drizzle.ts";
import { configVersion } from "../../database/schema.ts";
import { failureOf } from "../../testing/failure.ts";
import { withServer } from "../../testing/with-server.ts";

const words = (text: string) => ({ en: text, cn: `${text}（中）` });
const skill = (title: string) => ({ title: words(title), show_type: 1 as const });

withServer(
  "versions of the configuration",
  (server) => {
    const { activity_skill: skills, meta_detection: detections } = configEndpoints;
    const chief = () => server.as(server.people.chief);

    test("each publication is kept; a draft is not, and an old version comes back as a draft", async () => {
      const { id, key } = await chief().call(skills.create, {
        key: "kept",
        data: skill("One"),
        enable: false,
      });
      await chief().call(skills.update, { id, revision: 1, key, data: skill("Two") });
      await chief().call(skills.draft, { id, revision: 2, draft: skill("Three") });
      const { list, total } = await chief().call(skills.history, { id });
      expect(total).toBe(2);
      expect(list).toMatchObject([
        { number: 2, revision: 2, enable: true, by: "The expert" },
        { number: 1, revision: 1, enable: false, by: "The expert" },
      ]);
      expect((await chief().call(skills.history, { id, page: 2, page_size: 20 })).list).toEqual([]);
      const first = await chief().call(skills.version, { id, revision: 1 });
      expect(first).toMatchObject({ number: 1, data: { title: words("One") } });
      const restored = await chief().call(skills.draft, { id, revision: 3, draft: first.data });
      expect(restored).toMatchObject({ data: { title: words("Two") }, draft: { title: words("One") } });
      await chief().call(skills.update, { id, revision: 4, key, data: skill("One") });
      expect(
        (await chief().call(skills.history, { id })).list.map(({ number, revision }) => [number, revision]),
      ).toEqual([
        [3, 5],
        [2, 2],
        [1, 1],
      ]);
      const { db } = server.services;
      await chief().call(skills.remove, { id, revision: 5 });
      expect(await db.$count(configVersion, eq(configVersion.entry_id, id))).toBe(0);
    });

    test("one of before its shape changed is listed, and has nothing to compare", async () => {
      const { id } = await chief().call(skills.create, { key: "older", data: skill("One") });
      await server.services.db
        .update(configVersion)
        .set({ data: { name: "x" } })
        .where(eq(configVersion.entry_id, id));
      expect((await chief().call(skills.history, { id })).total).toBe(1);
      expect((await chief().call(skills.version, { id, revision: 1 })).data).toBeNull();
    });

    test("an entry or a version that is not there is not found, nor one of another kind", async () => {
      const { id } = await chief().call(skills.create, { key: "here", data: skill("One") });
      expect((await failureOf(chief().call(skills.version, { id, revision: 7 }))).key).toBe("mis.not_found");
      expect((await failureOf(chief().call(detections.history, { id }))).key).toBe("mis.not_found");
      expect((await failureOf(chief().call(detections.version, { id, revision: 1 }))).key).toBe(
        "mis.not_found",
      );
    });

    test("checks that are adopted and imported have theirs too", async () => {
      await chief().call(adoptDetections, {});
      const [check] = (await chief().call(detections.list, { page_size: 20 })).list;
      if (!check) throw new Error("no check was adopted");
      const { id, key, data } = check;
      expect((await chief().call(detections.history, { id })).total).toBe(1);
      const changed = { ...data, titles: { ...data.titles, plain: words("Changed by hand") } };
      await chief().call(detections.update, { id, revision: 1, key, data: changed });
      const content = Buffer.from(`id,online,title_en\r\n${key},true,Changed by file`).toString("base64");
      const { digest } = await chief().call(importDetections, { content });
      await chief().call(importDetections, { content, digest });
      const { list } = await chief().call(detections.history, { id });
      expect(list.map(({ number }) => number)).toEqual([3, 2, 1]);
      const newest = await chief().call(detections.version, { id, revision: list[0]?.revision ?? 0 });
      expect(newest.data?.titles.plain.en).toBe("Changed by file");
    });
  },
  { on: "either" },
);
