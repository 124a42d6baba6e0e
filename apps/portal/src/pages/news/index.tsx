import { NewsScreen, useNews } from "@candor/features/news";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";

export default function NewsPage() {
  const { id = "" } = useParams();
  const { t } = useTranslation("news");
  const { company } = useCurrentUser();
  const homeHref = company.menu_form === "older" ? "/home" : "/homepage";
  const title = useNews(id).data?.title;
  usePageHead({ backHref: homeHref, backLabel: t("toHome"), ...(title && { documentTitle: title }) });
  return <NewsScreen key={id} id={id} homeHref={homeHref} />;
}
